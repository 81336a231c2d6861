/** Whether motion is reduced, by her setting or the device's. */
export function isStill(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced'
}
