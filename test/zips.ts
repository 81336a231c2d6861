import { BlobWriter, configure, TextReader, TextWriter, Uint8ArrayReader, ZipReader, ZipWriter } from '@zip.js/zip.js'

configure({ useWebWorkers: false })

/** The files of a zip, as text, by name. */
export async function unzip(bytes: Uint8Array): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries()) {
    if (!entry.directory) files[entry.filename] = await entry.getData(new TextWriter(), { checkSignature: true })
  }
  return files
}

/** A zip with these files, encrypted if there is a password. */
export async function zip(files: Record<string, string | Uint8Array>, encryption: { password?: string } = {}): Promise<Buffer> {
  const writer = new ZipWriter(new BlobWriter(), encryption)
  for (const [name, content] of Object.entries(files))
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content))
  return Buffer.from(await (await writer.close()).arrayBuffer())
}
