import { File as StoredFile } from 'node:buffer'
import * as contract from '@svetlitsa/api-client/assembler/contract'
import { readKeptAnswers } from '@svetlitsa/api-client/kept-assembly/kept-assembly'
import { getUserData, logout } from '@svetlitsa/api-client/session/contract'
import { UploadError } from '@svetlitsa/shell/upload/upload-error'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildAssemblerData, buildAssemblyOrder } from '../../test-support/build-assembly.ts'
import { openCabinet, setOnline } from '../../test-support/open-cabinet.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }))
vi.mock('@svetlitsa/shell/upload/send-file', () => ({ sendFile }))

const page = '/assembler/order/204511/'
const uploadId = '44444444-4444-4444-8444-444444444444'
/** Files of the simulated browser cannot be stored. */
const photo = () => new StoredFile(['jpeg'], 'кухня.jpg', { type: 'image/jpeg' }) as unknown as File
const done = { orderId: '204511', assembled: true, items: [], balance: 0 }

function serveOrder() {
  const shop = stubShop()
  shop.answer(contract.getAssemblerData, buildAssemblerData())
  shop.answer(contract.confirmCall, { orderId: '204511', calledAt: '2026-11-20T10:00:00Z' })
  shop.answer(contract.setGallery, { orderId: '204511', photos: [] })
  shop.answer(contract.setAssembly, done)
  return shop
}

const findCall = () => screen.findByRole('button', { name: 'Подтвердить звонок' })

beforeEach(() => {
  sendFile.mockReset()
  sendFile.mockResolvedValue({ id: uploadId, name: 'кухня.jpg', thumbnailUrl: '/t' })
})

describe('[assembler.offline] [assembler.gallery] an assembler without a network', () => {
  it('confirms, photographs and finishes; all is sent once and in its order when it is back', async () => {
    const shop = serveOrder()
    const { user } = openCabinet(page)
    const call = await findCall()
    setOnline(false)
    await user.click(call)
    expect(await screen.findByText('Звонок подтвердим, когда появится сеть')).toBeVisible()
    await user.upload(screen.getByLabelText('Выбрать'), photo())
    expect(await screen.findByText('ждёт отправки')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Шкаф «Лад»' }))
    await user.click(await screen.findByRole('button', { name: 'Сборка завершена' }))
    expect(await screen.findByText('Отправим отметку, когда появится сеть')).toBeVisible()
    expect(screen.getByText('Сети нет. 4 действия отправим сами, как появится сеть')).toBeVisible()
    expect(shop.listActions()).not.toContain('/api_vue/assembler/confirmCall/')
    setOnline(true)
    await waitFor(() => expect(shop.listInputs(contract.setAssembly)).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText(/отправим сами|Отправляем/)).toBeNull())
    const sent = shop
      .listActions()
      .filter((path) => /confirmCall|setGallery|setAssembly/.test(path))
    expect(sent.map((path) => path.split('/').at(-2))).toEqual([
      'confirmCall',
      'setGallery',
      'setAssembly',
      'setAssembly',
    ])
    expect(shop.listInputs(contract.setGallery)[0]).toMatchObject({ files: [uploadId] })
    const keys = shop.listHeaders(contract.setAssembly).map((one) => one.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
    setOnline(true)
    expect(shop.listInputs(contract.confirmCall)).toHaveLength(1)
  })

  it('keeps what was done through a restart of the app, and shows the order from the device', async () => {
    const shop = serveOrder()
    const { user } = openCabinet(page)
    const call = await findCall()
    setOnline(false)
    await user.click(call)
    await screen.findByText('Звонок подтвердим, когда появится сеть')
    cleanup()
    for (const read of [contract.getAssemblerData, getUserData]) shop.fail(read, 'offline')
    openCabinet(page)
    expect(await screen.findByText('Тверская, 1')).toBeVisible()
    expect(await screen.findByText('Звонок подтвердим, когда появится сеть')).toBeVisible()
  })

  it('reads the orders anew at every start, however young what the device keeps', async () => {
    const shop = serveOrder()
    openCabinet(page)
    await findCall()
    await waitFor(async () => expect(await readKeptAnswers(Date.now())).not.toEqual([]))
    cleanup()
    const taken = buildAssemblyOrder({ order_num: '204512' })
    shop.answer(contract.getAssemblerData, buildAssemblerData({ orders: [taken] }))
    openCabinet(page)
    expect(await screen.findByText('Такого заказа у вас нет')).toBeVisible()
  })

  it('sends again with the same key what failed on the way', async () => {
    const shop = serveOrder()
    shop.fail(contract.confirmCall, 'offline')
    const { user } = openCabinet(page)
    await user.click(await findCall())
    await waitFor(() => expect(shop.listHeaders(contract.confirmCall)).toHaveLength(1))
    const again = await screen.findByRole('button', { name: 'Отправить сейчас' })
    shop.answer(contract.confirmCall, { orderId: '204511', calledAt: '2026-11-20T10:00:00Z' })
    await user.click(again)
    await waitFor(() => expect(shop.listHeaders(contract.confirmCall)).toHaveLength(2))
    const keys = shop.listHeaders(contract.confirmCall).map((one) => one.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('is told of an order that was taken away meanwhile, until it is read', async () => {
    const shop = serveOrder()
    const { user } = openCabinet(page)
    const call = await findCall()
    setOnline(false)
    await user.click(call)
    await screen.findByText('Звонок подтвердим, когда появится сеть')
    const detail = 'Заказ отдали другому сборщику.'
    shop.refuse(contract.confirmCall, 'order_taken_away', detail)
    shop.answer(contract.getAssemblerData, buildAssemblerData({ orders: [] }))
    setOnline(true)
    expect(await screen.findByText('Не принято: подтверждение звонка, заказ 204511')).toBeVisible()
    expect(screen.getByText(detail)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Такого заказа у вас нет' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(screen.queryByText(detail)).toBeNull())
    expect(shop.listInputs(contract.confirmCall)).toHaveLength(1)
  })

  it('asks to log in when the session has ended, and sends afterwards', async () => {
    const shop = serveOrder()
    shop.fail(contract.confirmCall, 401)
    const { user } = openCabinet(page)
    await user.click(await findCall())
    expect(await screen.findByText(/Вход закончился/)).toBeVisible()
  })

  it('names a photograph that the shop cannot read', async () => {
    serveOrder()
    sendFile.mockRejectedValue(new UploadError({ kind: 'refused', message: 'Файл повреждён.' }))
    const { user } = openCabinet(page)
    await findCall()
    await user.upload(screen.getByLabelText('Выбрать'), photo())
    expect(await screen.findByText('кухня.jpg: Файл повреждён.')).toBeVisible()
  })

  it.each([
    ['too large', new UploadError({ kind: 'server', code: 413 }), /магазин не принимает этот файл/],
    ['lost', new DOMException('', 'NotReadableError'), /файла больше нет на телефоне/],
  ])('a photograph that is %s holds nothing back', async (_how, failure, text) => {
    const shop = serveOrder()
    sendFile.mockRejectedValue(failure)
    const { user } = openCabinet(page)
    const call = await findCall()
    setOnline(false)
    await user.upload(screen.getByLabelText('Выбрать'), photo())
    await screen.findByText('ждёт отправки')
    await user.click(call)
    setOnline(true)
    expect(await screen.findByText(text)).toHaveTextContent('кухня.jpg')
    await waitFor(() => expect(shop.listInputs(contract.confirmCall)).toHaveLength(1))
    expect(sendFile).toHaveBeenCalledTimes(1)
  })

  it('what does not get through can be removed, and what was done after it is sent', async () => {
    const shop = serveOrder()
    sendFile.mockRejectedValue(new UploadError({ kind: 'server', code: 500 }))
    const { user } = openCabinet(page)
    const call = await findCall()
    await user.upload(screen.getByLabelText('Выбрать'), photo())
    const remove = { name: 'Убрать: фотографии, заказ 204511' }
    await screen.findByRole('button', remove)
    await user.click(call)
    await waitFor(async () => {
      const button = screen.queryByRole('button', remove)
      if (button) await user.click(button)
      expect(shop.listInputs(contract.confirmCall)).toHaveLength(1)
    })
    expect(shop.listInputs(contract.setGallery)).toEqual([])
  })

  it('photographs that the shop has swept are uploaded again', async () => {
    const shop = serveOrder()
    const second = '55555555-5555-4555-8555-555555555555'
    sendFile.mockImplementation(async () => {
      if (sendFile.mock.calls.length > 1)
        shop.answer(contract.setGallery, { orderId: '204511', photos: [] })
      return {
        id: sendFile.mock.calls.length > 1 ? second : uploadId,
        name: 'кухня.jpg',
        thumbnailUrl: '/t',
      }
    })
    shop.refuse(contract.setGallery, 'upload_unknown', 'Одной из фотографий нет.')
    const { user } = openCabinet(page)
    await findCall()
    await user.upload(screen.getByLabelText('Выбрать'), photo())
    await waitFor(() => expect(shop.listInputs(contract.setGallery)).toHaveLength(2))
    expect(shop.listInputs(contract.setGallery).map(({ files }) => files)).toEqual([
      [uploadId],
      [second],
    ])
    const keys = shop.listHeaders(contract.setGallery).map((one) => one.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
    await waitFor(() =>
      expect(screen.queryByText(/отправим сами|Отправляем|Не принято/)).toBeNull(),
    )
  })

  it('leaves nothing on the device after a logout, and is asked before something is lost', async () => {
    const shop = serveOrder()
    const { user } = openCabinet('/assembler/')
    const call = await findCall()
    shop.fail(contract.confirmCall, 'offline')
    await user.click(call)
    await screen.findByRole('button', { name: 'Отправить сейчас' })
    await user.click(screen.getByRole('link', { name: 'Баланс' }))
    await user.click(await screen.findByRole('button', { name: 'Выйти' }))
    expect(await screen.findByText(/1 действие пропадёт/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Выйти и удалить' }))
    expect(await screen.findByRole('heading', { name: 'Вход для сборщиков' })).toBeVisible()
    expect(shop.listInputs(logout)).toHaveLength(1)
    cleanup()
    for (const read of [contract.getAssemblerData, getUserData]) shop.fail(read, 'offline')
    setOnline(false)
    openCabinet('/assembler/')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(screen.queryByText('Тверская, 1')).toBeNull()
  })
})

describe('[assembler.gallery] the checklist', () => {
  it('is ticked line by line before the order is marked as assembled', async () => {
    const shop = serveOrder()
    const { user } = openCabinet(page)
    const finish = await screen.findByRole('button', { name: 'Сборка завершена' })
    expect(finish).toBeDisabled()
    expect(screen.getByText('Отметьте всё, что собрано: осталось 1 позиция')).toBeVisible()
    const items = buildAssemblyOrder().items.map((item) => ({ ...item, assembled: true }))
    shop.answer(
      contract.getAssemblerData,
      buildAssemblerData({ orders: [buildAssemblyOrder({ items })] }),
    )
    const states: boolean[] = []
    const watcher = new MutationObserver(() => states.push(finish.hasAttribute('disabled')))
    watcher.observe(finish, { attributes: true, attributeFilter: ['disabled'] })
    const countReads = () => shop.listInputs(contract.getAssemblerData).length
    const reads = countReads()
    await user.click(screen.getByRole('checkbox', { name: 'Шкаф «Лад»' }))
    await waitFor(() => expect(countReads()).toBeGreaterThan(reads))
    await new Promise((resolve) => setTimeout(resolve, 300))
    // A tap must not fall into a moment in which what was ticked looks undone.
    expect(states).toEqual([false])
    watcher.disconnect()
    await user.click(finish)
    await waitFor(() =>
      expect(shop.listInputs(contract.setAssembly)).toEqual([
        { orderId: '204511', saleId: 1, assembled: true },
        { orderId: '204511', assembled: true },
      ]),
    )
  })

  it('opens the sketches of a kitchen', async () => {
    const shop = serveOrder()
    const orders = [buildAssemblyOrder({ orderType: 'kitchen' })]
    shop.answer(contract.getAssemblerData, buildAssemblerData({ orders }))
    const images = [
      { id: uploadId, name: 'План', description: 'Вид сверху', url: '/s/1', thumbnailUrl: '/s/t' },
    ]
    shop.answer(contract.getSketches, { images })
    openCabinet(page)
    const sketch = await screen.findByRole('link', { name: 'Открыть эскиз «План»' })
    expect(sketch).toHaveAttribute('href', '/s/1')
    expect(shop.listInputs(contract.getSketches)).toEqual([{ orderID: '204511' }])
  })
})
