/** The hours in which a night sweat can be noted with one tap, on her clock. */
export function isNightHour(hour: number): boolean {
  return hour >= 22 || hour < 6
}
