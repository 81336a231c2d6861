/**
 * Strength of a password: 0 nothing typed, 1 easy to guess, 2 fair, 3 good, 4 strong. Length counts most; repeats and
 * sequences count little.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (!password) return 0
  const worth = countUnpredictable(password) + kinds(password)
  if (password.length < 8 || worth < 9) return 1
  if (worth < 12) return 2
  return worth < 16 ? 3 : 4
}

/** Number of characters that neither repeat the previous one nor follow it in the alphabet. */
function countUnpredictable(password: string): number {
  let count = 1
  for (let at = 1; at < password.length; at += 1) {
    const step = Math.abs(password.charCodeAt(at) - password.charCodeAt(at - 1))
    if (step > 1) count += 1
  }
  return count
}

function kinds(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
}
