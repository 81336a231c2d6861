import { queryOptions } from '@tanstack/react-query'
import { dataAnswers } from './her-conversation.ts'

/** Lara's first message, made on this device for a page without a connection. */
export const offlineWelcome = queryOptions({
  queryKey: ['lara', 'own welcome'],
  queryFn: async () => (await dataAnswers()).welcomeHere(),
  networkMode: 'always',
})
