/** Which of three greetings an hour from 0 to 23 of her own clock has (spec §2): that of the morning, the afternoon or the evening. */
export function greetingAt(hour: number): 0 | 1 | 2 {
  return hour < 12 ? 0 : hour < 17 ? 1 : 2
}

/** The light of the picture at an hour from 0 to 23. */
export function lightAt(hour: number): 'dawn' | 'noon' | 'dusk' | 'night' {
  return hour < 5 || hour >= 21 ? 'night' : hour < 12 ? 'dawn' : hour < 17 ? 'noon' : 'dusk'
}

/** A greeting with her first name, where that is known. */
export function toHer(words: string, name: string | undefined): string {
  return name ? `${words}, ${name}` : words
}
