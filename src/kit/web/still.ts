/** Whether nothing may move, as the theme on the page says: her own switch or the device's. */
export function isStill(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced'
}
