import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An SMTP server on a free local port. `taken` has the accepted emails unchanged. */
export type SmtpServer = {
  url: string
  taken: string[]
  /** Closes every connection at once. */
  hangUp(): void
  close(): Promise<void>
}

/** Starts an SMTP server; `options` inject faults. */
export async function startSmtpServer(options: Partial<SMTPServerOptions> = {}): Promise<SmtpServer> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken.push(Buffer.concat(parts).toString())
        done()
      })
    },
    ...options,
  })
  // Tests of faults close connections on purpose.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    taken,
    hangUp: () => {
      for (const one of server.connections) (one as unknown as { close(): void }).close()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
