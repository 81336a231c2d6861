/** Index of the greeting for a local hour (0 to 23): 0 morning, 1 afternoon, 2 evening. */
export function greetingAt(hour: number): 0 | 1 | 2 {
  return hour < 12 ? 0 : hour < 17 ? 1 : 2
}

/** Light of the picture on Home for a local hour (0 to 23). */
export function lightAt(hour: number): 'dawn' | 'noon' | 'dusk' | 'night' {
  return hour < 5 || hour >= 21 ? 'night' : hour < 12 ? 'dawn' : hour < 17 ? 'noon' : 'dusk'
}

/** A greeting with the first name, if known. */
export function toHer(words: string, name: string | undefined): string {
  return name ? `${words}, ${name}` : words
}
