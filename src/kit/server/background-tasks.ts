/**
 * Work done after the reply, so that response times reveal nothing. `done` resolves once all of it has finished;
 * awaited before the server stops.
 */
export type BackgroundTasks = { run(work: () => Promise<void>): void; done(): Promise<void> }

/** Creates a runner for work after the reply. `report` receives the error of each task that fails. */
export function makeBackgroundTasks(report: (error: unknown) => void): BackgroundTasks {
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
