/** Work that is done after the reply, so that the time of an answer tells nothing; it is finished before the server stops. */
export type Later = { run(work: () => Promise<void>): void; done(): Promise<void> }

/** `report` is told of work that failed, by the error's name alone. */
export function makeLater(report: (error: unknown) => void): Later {
  const open = new Set<Promise<void>>()
  return {
    run: (work) => {
      const started = new Promise<void>((resolve) => setImmediate(resolve)).then(work).catch(report)
      open.add(started)
      void started.finally(() => open.delete(started))
    },
    done: async () => {
      while (open.size) await Promise.all(open)
    },
  }
}
