import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { queryClient } from '../../kit/web/query-client.ts'
import { theRouter } from './router.tsx'
import { watchStanding } from './standing.ts'

/** All that is drawn, in the browser and beforehand. */
export function App() {
  useEffect(watchStanding, [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={theRouter()} />
      </QueryClientProvider>
    </StrictMode>
  )
}
