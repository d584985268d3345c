import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignAssembler } from '../../../demo/seed/dispatch/assign-assembler.ts'
import { orderSketch } from '../../schema/assembler.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { bringOrder, createAssemblyOrder } from '../../test-support/fixtures/assembly-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { cancelAsStaff, type OrderRow } from '../../test-support/fixtures/staff-order.ts'
import { uploadFile } from '../../test-support/fixtures/upload.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let picture: Buffer
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(stock).set({ onHand: 100 }).where(eq(stock.offerId, goods.sofa))
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52a2a' } })
  picture = await drawn.jpeg().toBuffer()
})
afterAll(() => api.close())

const call = ({ call: send }: Visitor, name: string, body: object, headers = {}) =>
  send('POST', `/api_vue/assembler/${name}/`, body, { headers })
const logIn = () => logInAs(api, { groups: [60] })

async function start() {
  const timur = await logIn()
  const order = await createAssemblyOrder(api)
  await assignAssembler(api.db, { orderId: order.id, assemblerId: timur.userId })
  return { timur, order }
}

/** As `start`, and the goods are at the customer's. */
async function startBrought() {
  const started = await start()
  await bringOrder(api, started.order)
  return started
}

async function readJob(visitor: Visitor) {
  const { body } = await call(visitor, 'getData', {})
  return body.orders[0]
}

async function assemble(visitor: Visitor, { number }: OrderRow) {
  for (const { saleId } of (await readJob(visitor)).items) {
    const ticked = await call(visitor, 'setAssembly', { orderId: number, saleId, assembled: true })
    expect(ticked.status, ticked.text).toBe(200)
  }
  return call(visitor, 'setAssembly', { orderId: number, assembled: true })
}

describe('[POST /assembler/setGallery/] the gallery', () => {
  it('takes uploads once, on an assembled order too, and shows them to its assembler', async () => {
    const { timur, order } = await startBrought()
    const uploaded = await uploadFile(timur, picture, { purpose: 'assembly' })
    await assemble(timur, order)
    const body = {
      orderId: order.number,
      orderGuid: order.guid,
      orderType: 'furniture',
      files: [uploaded.body.id],
    }
    const key = { 'idempotency-key': randomUUID() }
    for (const headers of [key, key, {}]) {
      const answer = await call(timur, 'setGallery', body, headers)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.photos).toEqual([uploaded.body])
    }
    const unknown = await call(timur, 'setGallery', { ...body, files: [randomUUID()] })
    expect(unknown.body.code).toBe('upload_unknown')
    const read = async (visitor: Visitor) =>
      (await visitor.call('GET', uploaded.body.thumbnailUrl)).status
    const dispatcher = await logInAs(api, { groups: [29] })
    const seller = await logInAs(api, { groups: [20] })
    expect([await read(timur), await read(dispatcher)]).toEqual([200, 200])
    expect([await read(seller), await read(await logIn())]).toEqual([404, 404])
  })

  it('[assembler.own] photographs and the sketches of a kitchen are closed to an assembler whose role was taken away', async () => {
    const { timur, order } = await start()
    const dispatcher = await logInAs(api, { groups: [29] })
    const { body } = await uploadFile(dispatcher, picture, { purpose: 'assembly' })
    await api.db.insert(orderSketch).values({ uploadId: body.id, orderId: order.id })
    expect((await timur.call('GET', body.thumbnailUrl)).status).toBe(200)
    await api.db
      .update(userAccount)
      .set({ groups: [2] })
      .where(eq(userAccount.id, timur.userId))
    expect((await timur.call('GET', body.thumbnailUrl)).status).toBe(404)
  })
})

describe('[POST /assembler/images/] sketches', () => {
  it('are shown with their description to the assembler of the order', async () => {
    const { timur, order } = await start()
    const dispatcher = await logInAs(api, { groups: [29] })
    const { body } = await uploadFile(dispatcher, picture, { purpose: 'assembly' })
    await api.db.execute(sql`update upload set attached_at = now() where id = ${body.id}`)
    const sketch = { uploadId: body.id, orderId: order.id, description: 'Вид слева' }
    await api.db.insert(orderSketch).values(sketch)
    const shown = await call(timur, 'images', { orderID: order.number })
    expect(shown.body.images).toMatchObject([{ id: body.id, description: 'Вид слева' }])
    expect((await timur.call('GET', shown.body.images[0].url)).status).toBe(200)
    expect((await readJob(timur)).orderType).toBe('kitchen')
  })
})

describe('[POST /dispatch/files/] [POST /dispatch/addSketch/] [assembler.gallery] the files of an assembly', () => {
  const desk = ({ call: send }: Visitor, name: string, body: object) =>
    send('POST', `/api_vue/dispatch/${name}/`, body)

  it('a dispatcher gives the assembler a sketch, takes one away and sees the photographs', async () => {
    const { timur, order } = await start()
    const { guid: orderGuid, number } = order
    const dispatcher = await logInAs(api, { groups: [29] })
    const photo = await uploadFile(timur, picture, { purpose: 'assembly' })
    const files = [photo.body.id]
    const gallery = { orderId: number, orderGuid, orderType: 'furniture', files }
    expect((await call(timur, 'setGallery', gallery)).status).toBe(200)
    const sketch = await uploadFile(dispatcher, picture, { purpose: 'assembly' })
    const input = { orderGuid, upload: sketch.body.id, description: ' Вид слева ' }
    const added = await desk(dispatcher, 'addSketch', input)
    expect(added.status, added.text).toBe(200)
    expect(added.body.sketches).toEqual([{ ...sketch.body, description: 'Вид слева' }])
    expect(added.body.photos).toEqual([photo.body])
    expect((await desk(dispatcher, 'files', { orderGuid })).body).toEqual(added.body)
    const shown = await call(timur, 'images', { orderID: number })
    expect(shown.body.images).toMatchObject([{ id: sketch.body.id, description: 'Вид слева' }])
    const again = await desk(dispatcher, 'addSketch', input)
    expect([again.status, again.body.code]).toEqual([409, 'upload_unknown'])
    const removed = await desk(dispatcher, 'removeSketch', { orderGuid, sketch: sketch.body.id })
    expect(removed.body.sketches).toEqual([])
    expect((await timur.call('GET', shown.body.images[0].url)).status).toBe(404)
  })

  it('[POST /dispatch/removeSketch/] are nobody else’s, and a cancelled order takes none', async () => {
    const { timur, order } = await start()
    const { guid: orderGuid } = order
    const dispatcher = await logInAs(api, { groups: [1] })
    const { body } = await uploadFile(dispatcher, picture, { purpose: 'assembly' })
    const input = { orderGuid, upload: body.id, description: '' }
    for (const other of [timur, await logInAs(api, { groups: [20] })])
      expect((await desk(other, 'addSketch', input)).status).toBe(403)
    await cancelAsStaff(api, order.basketGroup)
    const late = await desk(dispatcher, 'addSketch', input)
    expect([late.status, late.body.code]).toEqual([409, 'assembly_cancelled'])
  })
})
