import styles from './Chip.module.css'

/** The class of a button or link that is a short text to tap. */
export const CHIP = styles.chip
