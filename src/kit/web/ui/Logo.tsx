import { classNames } from './class-names.ts'
import styles from './Logo.module.css'

type LogoProps = { name: string; size?: number | undefined; className?: string | undefined }

/** The logo and the name beside it. `size` is the height of the logo in px. */
export function Logo({ name, size = 36, className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)}>
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
        <circle cx="24" cy="24" r="21.5" fill="var(--primary-soft)" stroke="var(--primary)" strokeOpacity="0.35" />
        <path d="M11.2 27.4a13.2 13.2 0 1 1 25.6 0" className={styles.ring} />
        <path d="M15.7 27.6a8.6 8.6 0 1 1 16.6 0z" fill="var(--ember)" />
        <path d="M5.5 30.6q4.6-4.6 9.2 0t9.3 0 9.3 0 9.2 0" className={styles.tide} />
        <path d="M12.6 37.3q3.8-3.4 7.6 0t7.6 0 7.6 0" className={styles.under} />
      </svg>
      <span>{name}</span>
    </span>
  )
}
