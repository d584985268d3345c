import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handledCalls } from '../handled-calls.ts'
import { addUploads, type Claimant, createClaimant } from '../test-support/fixtures/claim.ts'
import { addGoods, goods } from '../test-support/fixtures/goods.ts'
import { logInByCode, type Visitor } from '../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

const roles = {
  customer: 2,
  designer: 8,
  seller: 20,
  'franchise seller': 45,
  'call centre': 29,
  administrator: 1,
  developer: 26,
  assembler: 60,
} as const
type Role = keyof typeof roles

/** What a customer has, by the ids that the calls take. */
interface Things {
  orderId: string
  claim: string
  version: number
  upload: string
  /** On the package of what was delivered. */
  barcode: string
}

const step = (queryAction: string, fields: object = {}) => ({
  path: '/api_vue/claim/steps/',
  build: ({ claim, version }: Things) => ({
    queryType: 'set',
    queryAction,
    claim,
    version,
    ...fields,
  }),
})
const offerGuid = '00000000-0000-4000-8000-000000000000'

/** The calls of a customer that name an order, a claim, a package or an upload. */
const calls: Record<string, { path: string; build: (things: Things) => object }> = {
  '/api_vue/claim/appeal/': {
    path: '/api_vue/claim/appeal/',
    build: ({ orderId }) => ({ orderId }),
  },
  '/api_vue/claim/getOrder/': {
    path: '/api_vue/claim/getOrder/',
    build: ({ orderId }) => ({ orderId }),
  },
  '/api_vue/claim/getByQr/': {
    path: '/api_vue/claim/getByQr/',
    build: ({ barcode }) => ({ qrcode: barcode }),
  },
  '/api_vue/claim/get/': { path: '/api_vue/claim/get/', build: ({ claim }) => ({ claim }) },
  '/api_vue/claim/discard/': { path: '/api_vue/claim/discard/', build: ({ claim }) => ({ claim }) },
  '/api_vue/claim/message/': {
    path: '/api_vue/claim/message/',
    build: ({ claim }) => ({ claim, text: 'Чужое', photos: [] }),
  },
  '/api_vue/claim/steps/#Offer': step('Offer', { offerGuid }),
  '/api_vue/claim/steps/#Description': step('Description', { description: 'Чужое' }),
  '/api_vue/claim/steps/#NumberPackage': step('NumberPackage', { numberPackage: '1' }),
  '/api_vue/claim/steps/#LabelPhotos': step('LabelPhotos', { labelPhotos: [] }),
  '/api_vue/claim/steps/#DefectPhotos': step('DefectPhotos', { defectPhotos: [] }),
  '/api_vue/claim/steps/#PackagePhotos': step('PackagePhotos', { packagePhotos: [] }),
  '/api_vue/claim/steps/#AdditionalPhotos': step('AdditionalPhotos', { additionalPhotos: [] }),
  '/api_vue/claim/steps/#SaveClaim': step('SaveClaim'),
  '/api_vue/uploads/#finishUpload': {
    path: '/api_vue/uploads/',
    build: ({ upload }) => ({ action: 'finishUpload', id: upload }),
  },
  '/api_vue/uploads/#removeUpload': {
    path: '/api_vue/uploads/',
    build: ({ upload }) => ({ action: 'removeUpload', id: upload }),
  },
}
/** Those that list what whoever asks has. */
const lists = ['/api_vue/claim/list/', '/api_vue/uploads/#getUploads']

let api: TestApi
let claimant: Claimant
let victim: Things
const unknown: Things = {
  orderId: 'T-0',
  claim: randomUUID(),
  version: 1,
  upload: randomUUID(),
  barcode: '4600000000024',
}
const visitors = new Map<Role, Visitor>()

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update offer set barcode = '4600000000017' where id = ${goods.sofa}`)
  claimant = await createClaimant(api)
  const { claim } = (await claimant.begin()).body
  const [upload = ''] = await addUploads(api.db, claimant.userId)
  const { orderId } = claimant
  victim = { orderId, claim: claim.guid, version: claim.version, upload, barcode: '4600000000017' }
  for (const [role, group] of Object.entries(roles) as [Role, number][]) {
    const visitor = await logInByCode(api)
    await api.db.execute(
      sql`update user_account set groups = ${`{${group}}`} where id = ${visitor.userId}`,
    )
    visitors.set(role, visitor)
  }
})
afterAll(() => api.close())

async function readVictim() {
  const { rows } = await api.db.execute(sql`
    select c.version, c.state, c.description,
      (select count(*)::int from claim) as claims,
      (select count(*)::int from claim_message m where m.claim_id = c.id) as messages,
      (select state from upload where id = ${victim.upload}) as upload
    from claim c where c.guid = ${victim.claim}`)
  return rows
}

const cells = Object.keys(calls).flatMap((path) =>
  (Object.keys(roles) as Role[]).map((role) => ({ path, role })),
)

describe('[claim.calls] the matrix of a customer’s claims and photographs, and roles', () => {
  it('has a row for every call of claims and uploads that the API answers', () => {
    const answered = handledCalls.flatMap(({ call: { path } }) =>
      /^\/api_vue\/(claim|uploads)\//.test(path) ? [path] : [],
    )
    expect([...Object.keys(calls), ...lists].toSorted()).toEqual(answered.toSorted())
  })

  it.each(cells)(
    '$path as $role: another’s and none are the same 404, and nothing changes',
    async ({ path, role }) => {
      const visitor = visitors.get(role)
      const found = calls[path]
      if (!visitor || !found) throw new Error(`nobody is ${role}`)
      const before = await readVictim()
      const ask = async (things: Things) => {
        const { status, body } = await visitor.call('POST', found.path, found.build(things))
        const { requestId: _, ...told } = body
        return { status, told }
      }
      const foreign = await ask(victim)
      expect([foreign.status, foreign.told.code]).toEqual([404, 'not_found'])
      expect(await ask(unknown)).toEqual(foreign)
      expect(await readVictim()).toEqual(before)
    },
  )

  it('the code of the package opens to whoever received it', async () => {
    const { status, body } = await claimant.call('POST', '/api_vue/claim/getByQr/', {
      qrcode: victim.barcode,
    })
    expect([status, body.orderId]).toEqual([200, victim.orderId])
  })

  it.each(lists)('%s shows nobody anything of another account', async (path) => {
    const [address = '', action] = path.split('#')
    for (const { call } of visitors.values()) {
      const { status, text } = await call(
        'POST',
        address,
        action ? { action, purpose: 'claim' } : {},
      )
      expect(status, text).toBe(200)
      for (const id of [victim.orderId, victim.claim, victim.upload]) expect(text).not.toContain(id)
    }
  })
})
