import type { FastifyRequest } from 'fastify'
import type { Language } from './context.ts'

/** The router decides the language; it stands in one of its headers. */
export function languageOf(request: FastifyRequest): Language {
  const told = request.headers['x-shop-lang']
  return told === 'kk' || told === 'en' ? told : 'ru'
}
