/** Short class names in the built CSS: a number for the file and one for the class. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Returns a function that names classes; deterministic for the same sources. */
export function shortNames(): (name: string, file: string) => string {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => join('src', name))
    .toSorted()
  const names = files.map(() => new Map<string, number>())
  return (name, file) => {
    const index = files.indexOf(relative(process.cwd(), file.split('?')[0] ?? file))
    const own = names[index]
    if (!own) throw new Error(`${file} is not a CSS module in src`)
    const place = own.get(name) ?? own.size
    own.set(name, place)
    return `e${index.toString(36)}-${place.toString(36)}`
  }
}
