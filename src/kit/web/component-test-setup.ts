/** The stylesheet that every page has, for component tests in a browser. */
import './theme.css'
