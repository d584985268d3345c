import type { FastifyRequest } from 'fastify'
import type { Language } from '../context/context.ts'

/** Reads the language from the header that the router sets. */
export function resolveLanguage(request: FastifyRequest): Language {
  const header = request.headers['x-shop-lang']
  return header === 'kk' || header === 'en' ? header : 'ru'
}
