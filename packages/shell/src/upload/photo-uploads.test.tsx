import type { ServerResponse } from 'node:http'
import type { UploadedPhoto } from '@svetlitsa/api-client/upload/contract'
import type { Language } from '@svetlitsa/domain/language/language'
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LanguageProvider } from '../language/language-provider.tsx'
import { makeFile, pretendSize } from '../test-support/make-file.ts'
import { serveUploads } from '../test-support/serve-uploads.ts'
import { PhotoUploads } from './photo-uploads.tsx'

// The first file loads the tus client, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const chunkBytes = 2_097_152

let shop: Awaited<ReturnType<typeof serveUploads>>
beforeEach(async () => {
  busy = []
  shop = await serveUploads()
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(shop.origin)
})
afterEach(() => {
  cleanup()
  shop.close()
})

let form: UploadedPhoto[] = []
let busy: boolean[] = []
function Form({ limit }: { limit: number }) {
  const [uploads, setUploads] = useState<UploadedPhoto[]>([])
  form = uploads
  return (
    <PhotoUploads
      label="Фотографии"
      purpose="claim"
      uploads={uploads}
      limit={limit}
      onChange={setUploads}
      onBusyChange={(isBusy) => busy.push(isBusy)}
    />
  )
}

function openForm({ limit = 5, language = 'ru' }: { limit?: number; language?: Language } = {}) {
  render(
    <LanguageProvider language={language}>
      <Form limit={limit} />
    </LanguageProvider>,
  )
  const add = { ru: 'Добавить фото', kk: 'Фото қосу', en: 'Add photos' }[language]
  return screen.getByLabelText(add, { selector: 'input' })
}

const user = userEvent.setup({ applyAccept: false })
const expectMessage = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text), { timeout: 30_000 })

describe('[upload.limits] photos of a form', () => {
  it('are uploaded when chosen, shown by their thumbnails, and removed by their name', async () => {
    const input = openForm()
    expect(screen.getByRole('group', { name: 'Фотографии' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe(
      'До 5 файлов: JPEG, PNG, WebP, HEIC или PDF до 256 МБ',
    )
    await user.upload(input, [makeFile('divan.jpg'), makeFile('kreslo.png', 1200, 'image/png')])
    const first = await screen.findByRole('button', { name: 'Убрать файл divan.jpg' })
    await screen.findByRole('button', { name: 'Убрать файл kreslo.png' })
    expect(form.map(({ name }) => name).sort()).toEqual(['divan.jpg', 'kreslo.png'])
    expect(first.closest('li')?.querySelector('img')?.getAttribute('src')).toBe('/t/divan.jpg')
    await user.click(first)
    expect(form.map(({ name }) => name)).toEqual(['kreslo.png'])
    await waitFor(() => expect(shop.uploads.size).toBe(1))
  })

  it('are taken from the camera, from a drop and from the clipboard', async () => {
    openForm()
    const camera = screen.getByLabelText('Сделать фото', { selector: 'input' })
    expect(camera.getAttribute('capture')).toBe('environment')
    await user.upload(camera, makeFile('camera.jpg'))
    await screen.findByRole('button', { name: 'Убрать файл camera.jpg' })
    const group = screen.getByRole('group', { name: 'Фотографии' })
    fireEvent.drop(group, { dataTransfer: { files: [makeFile('dropped.jpg')] } })
    await screen.findByRole('button', { name: 'Убрать файл dropped.jpg' })
    fireEvent.paste(document, { clipboardData: { files: [makeFile('pasted.jpg', 1100)] } })
    await screen.findByRole('button', { name: 'Убрать файл pasted.jpg' })
  })

  it('are sent two at once, in chunks of 2 097 152 bytes', async () => {
    const input = openForm()
    // The bytes of the first one wait for the second.
    const secondOpened = Promise.withResolvers<void>()
    shop.intercept = async ({ method }) => {
      if (shop.most === 2) secondOpened.resolve()
      if (method === 'PATCH') await secondOpened.promise
      return false
    }
    const files = ['a.jpg', 'bb.jpg', 'ccc.jpg', 'dddd.jpg'].map((name) => makeFile(name))
    await user.upload(input, [...files, makeFile('large.jpg', chunkBytes * 2 + 5)])
    await waitFor(() => expect(form).toHaveLength(5), { timeout: 30_000 })
    expect(shop.most).toBe(2)
    const sizes = shop.requests.filter(({ method }) => method === 'PATCH').map(({ bytes }) => bytes)
    expect(sizes.filter((bytes) => bytes !== 1000)).toEqual([chunkBytes, chunkBytes, 5])
  })

  it.each([
    [10 * 1024 * 1024, true],
    [10 * 1024 * 1024 + 1, false],
  ])('of %d bytes on their way have a preview of 120 × 120: %s', async (bytes, isShown) => {
    // Nothing is answered: the file stays on its way.
    shop.intercept = () => true
    await user.upload(openForm(), pretendSize(makeFile('divan.jpg'), bytes))
    const row = (await screen.findByText('divan.jpg')).closest('li')
    await screen.findByRole('progressbar', { name: 'Загрузка файла divan.jpg' })
    const picture = row?.querySelector('img')
    const size = picture && [picture.getAttribute('width'), picture.getAttribute('height')]
    expect(size ?? null).toEqual(isShown ? ['120', '120'] : null)
  })

  it('[claim.steps] tell the form when the first sets off, and when none is on its way', async () => {
    shop.intercept = ({ method }) => method === 'PATCH'
    const input = openForm()
    expect(busy).toEqual([])
    await user.upload(input, [makeFile('a.jpg'), makeFile('bb.jpg'), makeFile('ccc.jpg')])
    await waitFor(() => expect(busy).toEqual([true]))
    shop.intercept = () => false
    for (const name of ['a.jpg', 'bb.jpg'])
      await user.click(screen.getByRole('button', { name: `Отменить загрузку файла ${name}` }))
    await screen.findByRole('button', { name: 'Убрать файл ccc.jpg' })
    await waitFor(() => expect(busy).toEqual([true, false]))
  })

  it('[claim.steps] that failed are not on their way', async () => {
    shop.intercept = ({ url }, response) => {
      if (url === '/uploads/') response.writeHead(403).end()
      return url === '/uploads/'
    }
    await user.upload(openForm(), makeFile('divan.jpg'))
    await screen.findByRole('button', { name: 'Загрузить ещё раз файл divan.jpg' })
    await waitFor(() => expect(busy).toEqual([true, false]))
  })

  it('are cancelled while they are sent', async () => {
    shop.intercept = ({ method }) => method === 'PATCH'
    const input = openForm()
    await user.upload(input, makeFile('divan.jpg'))
    await screen.findByRole('progressbar', { name: 'Загрузка файла divan.jpg' })
    await waitFor(() => expect(shop.uploads.size).toBe(1))
    await waitFor(() => expect(shop.requests.some(({ method }) => method === 'PATCH')).toBe(true))
    shop.intercept = () => false
    await user.click(screen.getByRole('button', { name: 'Отменить загрузку файла divan.jpg' }))
    await expectMessage('Загрузка файла «divan.jpg» отменена.')
    await waitFor(() => expect(shop.uploads.size).toBe(0))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it.each([
    ['ru', 'Файл «big.jpg» слишком большой: 257 МБ. Можно до 256 МБ.'],
    ['kk', '«big.jpg» файлы тым үлкен: 257 МБ. 256 МБ-қа дейін болады.'],
    ['en', 'The file “big.jpg” is too large: 257 MB. The limit is 256 MB.'],
  ] as const)('larger than 256 MB are refused in the language %s', async (language, text) => {
    const input = openForm({ language })
    await user.upload(input, pretendSize(makeFile('big.jpg'), 268_435_457))
    await expectMessage(text)
    expect(shop.requests).toEqual([])
  })

  it('of a foreign type, without bytes and beyond the number are refused', async () => {
    const input = openForm({ limit: 1 })
    await user.upload(input, makeFile('page.html', 10, 'text/html'))
    await expectMessage('Файл «page.html» такого типа загрузить нельзя.')
    await user.upload(input, makeFile('empty.jpg', 0))
    await expectMessage('Файл «empty.jpg» пустой.')
    await user.upload(input, [makeFile('a.jpg'), makeFile('b.jpg')])
    await expectMessage('Больше файлов загрузить нельзя: можно до 1.')
    await waitFor(() => expect(form.map(({ name }) => name)).toEqual(['a.jpg']))
  })

  it('that the server refuses name its code, and are tried again by a button', async () => {
    shop.intercept = ({ url }, response) => {
      if (url === '/uploads/') response.writeHead(403).end()
      return url === '/uploads/'
    }
    const input = openForm()
    await user.upload(input, makeFile('divan.jpg'))
    await expectMessage('Файл «divan.jpg» не загружен: сервер ответил кодом 403.')
    shop.intercept = () => false
    await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз файл divan.jpg' }))
    await screen.findByRole('button', { name: 'Убрать файл divan.jpg' })
    expect(screen.getByRole('status').textContent).toMatch(/^До 5 файлов/)
  })

  it('that the server judges by their bytes say what it says', async () => {
    const detail = 'Картинка слишком большая: не больше 100 мегапикселей.'
    refuseCall('finishUpload', (response) =>
      response
        .writeHead(422, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ code: 'upload_pixels', status: 422, title: '', detail })),
    )
    const input = openForm()
    await user.upload(input, makeFile('divan.jpg'))
    await expectMessage(detail)
    // Another attempt would be refused as well, and there is nothing left to remove.
    expect(screen.queryByRole('button', { name: 'Загрузить ещё раз файл divan.jpg' })).toBeNull()
    await waitFor(() => expect(busy).toEqual([true, false]))
    const sent = shop.requests.length
    await user.click(screen.getByRole('button', { name: 'Отменить загрузку файла divan.jpg' }))
    expect(screen.queryByRole('button', { name: /divan/ })).toBeNull()
    expect(shop.requests).toHaveLength(sent)
  })

  it('whose answer is no JSON say so', async () => {
    refuseCall('finishUpload', (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>'),
    )
    const input = openForm()
    await user.upload(input, makeFile('divan.jpg'))
    await expectMessage('Файл «divan.jpg» не загружен: ответ сервера — некорректный JSON.')
  })

  it('are tried three times more without a network, and then say so', async () => {
    shop.intercept = ({ method, socket }) => {
      if (method === 'PATCH') socket.destroy()
      return method === 'PATCH'
    }
    const input = openForm()
    await user.upload(input, makeFile('divan.jpg'))
    await expectMessage('Файл «divan.jpg» не загружен в облако: ошибка сети.')
    expect(shop.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(4)
    const retry = screen.getByRole('button', { name: 'Загрузить ещё раз файл divan.jpg' })
    expect(within(retry).getByText('Ещё раз')).toBeTruthy()
  })
})

describe('[upload.resume] a file chosen again after a reload', () => {
  it('goes on from its last chunk, also under another name', async () => {
    let isCut = true
    shop.intercept = (request) => {
      const hasFirst = [...shop.uploads.values()].some(({ received }) => received === chunkBytes)
      return isCut && request.method === 'PATCH' && hasFirst
    }
    const bytes = new Uint8Array(chunkBytes + 7).fill(9)
    const input = openForm()
    await user.upload(input, new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }))
    await waitFor(() =>
      expect(shop.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2),
    )
    cleanup()
    isCut = false
    shop.requests.length = 0
    await user.upload(openForm(), new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(form).toHaveLength(1))
    const sent = shop.requests.filter(({ path }) => path.startsWith('/uploads/'))
    expect(sent.map(({ method, bytes: size }) => [method, size])).toEqual([
      ['HEAD', 0],
      ['PATCH', 7],
    ])
  })

  it('that had arrived whole is taken as it is, without a byte, and once', async () => {
    await user.upload(openForm(), makeFile('divan.jpg'))
    await waitFor(() => expect(form).toHaveLength(1), { timeout: 30_000 })
    const [arrived] = form
    // The tab was closed before the form was saved.
    cleanup()
    shop.requests.length = 0
    const bytes = await makeFile('divan.jpg').arrayBuffer()
    const again = new File([bytes], 'copy.jpg', { type: 'image/jpeg' })
    const input = openForm()
    await user.upload(input, again)
    await waitFor(() => expect(form).toEqual([arrived]), { timeout: 30_000 })
    await user.upload(input, [again, makeFile('other.jpg', 700)])
    await screen.findByRole('button', { name: 'Убрать файл other.jpg' })
    expect(form.map(({ name }) => name)).toEqual(['divan.jpg', 'other.jpg'])
    const sent = shop.requests.filter(({ method }) => method === 'PATCH')
    expect(sent.map(({ bytes }) => bytes)).toEqual([700])
  })
})

/** The answer to a call of this action. */
function refuseCall(action: string, answer: (response: ServerResponse) => void): void {
  let count = 0
  shop.intercept = ({ url }, response) => {
    if (url !== '/api_vue/uploads/') return false
    count += 1
    // The list comes first, then what the file needs after its last byte.
    if ((action === 'finishUpload') !== (count === 2)) return false
    answer(response)
    return true
  }
}
