import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/**
 * An addition to the specified calls: the stack of the page that has just failed on the server, for
 * staff who may see it (error.page); null for everybody else and for a page that has not failed.
 */
export const getPageError = defineCall({
  method: 'POST',
  path: '/api_vue/develop/pageError/',
  summary: 'Stack of a page that failed on the server, for staff with hidden blocks on',
  body: z.object({ path: z.string().max(2_000) }),
  answer: z.object({ stack: z.string().nullable() }),
  effect: 'read',
  caller: 'staff',
})
