/** Whether a night sweat is offered for recording at a local hour. */
export function isNightHour(hour: number): boolean {
  return hour >= 22 || hour < 6
}
