import { apiKeyLimit, apiKeyScopes } from '@svetlitsa/domain/api-key/api-key-scope'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const scopes = z.array(z.enum(apiKeyScopes))
const callsPerMinute = z.int().min(apiKeyLimit.min).max(apiKeyLimit.max)

/** A key by which another program calls the shop; nothing of its secret (exchange.keys). */
export const apiKey = z.object({
  name: z.string(),
  login: z.string(),
  scopes,
  callsPerMinute: z.int(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
})

export const getApiKeys = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/keys/',
  summary: 'The API keys of the shop, revoked ones too',
  body: z.object({}),
  answer: z.object({ keys: z.array(apiKey) }),
  effect: 'read',
  caller: 'shop-owner',
})

export const createApiKey = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/keys/create/',
  summary: 'Create an API key; its secret is answered this once',
  body: z.strictObject({
    name: z.string().trim().min(1).max(100),
    scopes: scopes.min(1).max(apiKeyScopes.length),
    callsPerMinute: callsPerMinute.default(apiKeyLimit.usual),
  }),
  answer: z.object({ key: apiKey, secret: z.string() }),
  refusals: { prove_again: 403 },
  // A key can change every price. Not idempotent: answers are stored, and this one has the secret.
  freshCode: 'always',
  effect: 'write',
  caller: 'shop-owner',
})

export const revokeApiKey = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/keys/revoke/',
  summary: 'Revoke an API key at once and for good',
  body: z.strictObject({ login: z.string().max(100) }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'shop-owner',
  freshCode: 'never',
  idempotent: true,
})
