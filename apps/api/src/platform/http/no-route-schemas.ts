/**
 * Calls are checked by their contracts (register-calls.ts), so that Fastify needs no compilers of
 * JSON Schema. Without these it loads two libraries at every start.
 */
export const noRouteSchemas = {
  compilersFactory: { buildValidator: rejectSchemas, buildSerializer: rejectSchemas },
}

function rejectSchemas(): never {
  throw new Error('A route has a JSON Schema, but calls are checked by their contracts')
}
