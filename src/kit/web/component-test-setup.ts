/** Runs before each file of component tests: the stylesheet of every page, and an empty browser storage. */
import './theme.css'

localStorage.clear()
sessionStorage.clear()
for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
