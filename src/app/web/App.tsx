import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { queryClient } from '../../kit/web/query-client.ts'
import { watchFirstPage } from '../../kit/web/scheduling.ts'
import { theRouter } from './router.tsx'

/** The root component, in the browser and when prerendering. */
export function App() {
  useEffect(() => watchFirstPage(queryClient), [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={theRouter()} />
      </QueryClientProvider>
    </StrictMode>
  )
}
