import * as contract from '@svetlitsa/api-client/claim/contract'
import type { Claim } from '@svetlitsa/api-client/claim/queries'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import * as upload from '@svetlitsa/api-client/upload/contract'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildPhoto,
  buildSentClaim,
  claimGuid,
  claimPath,
  serveClaim,
} from '../../../test-support/build-claim.ts'
import { openAccount } from '../../../test-support/open-account.tsx'
import { stubShop } from '../../../test-support/stub-shop.ts'

const answer: Claim['messages'][number] = {
  id: 1,
  author: 'staff',
  text: 'Пришлите фото замка',
  photos: [],
  createdAt: '2026-11-22T09:00:00Z',
}
const reply: Claim['messages'][number] = {
  id: 2,
  author: 'customer',
  text: 'Вот замок',
  photos: [buildPhoto(5)],
  createdAt: '2026-11-23T09:00:00Z',
}

let shop: ServedCalls
beforeEach(() => {
  shop = stubShop()
})

function open(over: Partial<Claim>) {
  serveClaim(shop, buildSentClaim(over))
  return openAccount(claimPath)
}

describe('[claim.steps] a sent claim', () => {
  it.each([
    [{}, 'На проверке', /Ответим до 24 ноября и пришлём сообщение/],
    [{ state: 'answered', messages: [answer] }, 'Есть ответ', /Мы ответили/],
    [{ state: 'answered', messages: [answer, reply] }, 'Есть ответ', /Ответим до 26 ноября/],
    [{ state: 'accepted', outcome: 'return' }, 'Принято', /деньги за товар вернём/],
    [{ state: 'accepted', outcome: 'replacement' }, 'Принято', /заменим товар/],
    [{ state: 'declined' }, 'Отклонено', /Если не согласны, ответьте/],
  ] as const)('says where it stands and what is next: %o', async (over, badge, next) => {
    open(over as Partial<Claim>)
    expect(await screen.findByText(next)).toBeVisible()
    expect(screen.getByText(badge)).toBeVisible()
  })

  it('shows what was reported, and no form', async () => {
    open({ quantity: 2 })
    const facts = within(await screen.findByRole('region', { name: 'Что вы сообщили' }))
    expect(facts.getByText('Шкаф «Рассвет»')).toBeVisible()
    expect(facts.getByText('Дуб · 2 шт. · Упаковка 2')).toBeVisible()
    expect(facts.getByText('Трещина на левой боковине')).toBeVisible()
    expect(facts.getByRole('list', { name: 'Фото наклейки' })).toBeVisible()
    expect(facts.queryByRole('list', { name: 'Другие фото' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Шаги обращения' })).toBeNull()
  })

  it('is a conversation with photographs', async () => {
    open({ state: 'answered', messages: [answer, reply] })
    const talk = within(await screen.findByRole('region', { name: 'Переписка' }))
    const [first, second] = talk.getAllByText(/Пришлите фото замка|Вот замок/)
    expect(first?.parentElement).toHaveTextContent(/Служба поддержки.*22 ноября/)
    expect(second?.parentElement).toHaveTextContent(/Вы.*23 ноября/)
    const photos = within(talk.getByRole('list', { name: 'Фото к сообщению' }))
    expect(photos.getByRole('button', { name: 'Открыть фото фото-5.jpg' })).toBeVisible()
  })

  it('[claim.calls] opens a photograph large on the same page, and a document as a file', async () => {
    const act = { ...buildPhoto(7), name: 'act.pdf' }
    const photos = [buildPhoto(5), buildPhoto(6), act]
    const { user } = open({ state: 'answered', messages: [{ ...reply, photos }] })
    await user.click(await screen.findByRole('button', { name: 'Открыть фото фото-6.jpg' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Фото к сообщению' }))
    const file = photos[1]?.thumbnailUrl.replace('thumbnail', 'file')
    // The picture itself falls back here, where nothing is loaded; its placeholder has the address.
    const target = dialog.getByRole('img', { name: 'фото-6.jpg' }).closest('.swiper-zoom-target')
    expect(target).toHaveStyle({ backgroundImage: `url("${file}")` })
    expect(dialog.getByRole('status')).toHaveTextContent('Фото 2 из 2')
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('link', { name: 'act.pdf' })).toHaveAttribute(
      'href',
      `/uploads/${act.id}/file`,
    )
  })
})

describe('[claim.steps] a reply', () => {
  it('is sent once, and joins the conversation', async () => {
    const claim = buildSentClaim({ state: 'answered', messages: [answer, reply], version: 40 })
    shop.answer(contract.sendClaimMessage, { claim })
    const { user } = open({ state: 'answered', messages: [answer] })
    const field = await screen.findByLabelText('Ваше сообщение')
    await user.type(field, '  Вот замок ')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(await screen.findByText('Сообщение отправлено')).toBeVisible()
    expect(screen.getByText('Вот замок')).toBeVisible()
    expect(field).toHaveValue('')
    expect(shop.listInputs(contract.sendClaimMessage)).toEqual([
      { claim: claimGuid, text: 'Вот замок', photos: [] },
    ])
  })

  it('needs a text; the field is focused', async () => {
    const { user } = open({})
    const field = await screen.findByLabelText('Ваше сообщение')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(await screen.findByText('Напишите сообщение')).toBeVisible()
    expect(field).toHaveAccessibleDescription('Напишите сообщение')
    await waitFor(() => expect(field).toHaveFocus(), { timeout: 30_000 })
    expect(shop.listInputs(contract.sendClaimMessage)).toEqual([])
  })

  it('that fails stays in the box, and survives a reload', async () => {
    shop.fail(contract.sendClaimMessage, 'offline')
    const { user } = open({})
    await user.type(await screen.findByLabelText('Ваше сообщение'), 'Вот замок')
    const send = screen.getByRole('button', { name: 'Отправить' })
    await user.click(send)
    expect(await screen.findByText(claimFormTexts.ru.talk.failed)).toBeVisible()
    shop.answer(contract.sendClaimMessage, { claim: buildSentClaim({ messages: [reply] }) })
    cleanup()
    const again = open({})
    const field = await screen.findByLabelText('Ваше сообщение')
    expect(field).toHaveValue('Вот замок')
    await again.user.click(screen.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(field).toHaveValue(''))
  })

  it('[upload.resume] keeps its photographs over a reload, without those that another form took', async () => {
    const kept = { ...buildPhoto(5), fingerprint: 'five-five' }
    const other = { ...buildPhoto(7), fingerprint: 'seven-seven' }
    sessionStorage.setItem(
      `claim-photos-${claimGuid}`,
      JSON.stringify([kept.id, buildPhoto(6).id, 7]),
    )
    shop.answer(upload.getUploads, { unfinished: [], finished: [kept, other] })
    shop.answer(contract.sendClaimMessage, { claim: buildSentClaim({ messages: [reply] }) })
    const { user } = open({})
    expect(await screen.findByRole('button', { name: 'Убрать файл фото-5.jpg' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Убрать файл фото-7.jpg' })).toBeNull()
    const field = screen.getByLabelText('Ваше сообщение')
    await user.type(field, 'Вот замок')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(field).toHaveValue(''))
    expect(shop.listInputs(contract.sendClaimMessage)).toMatchObject([{ photos: [kept.id] }])
    cleanup()
    open({})
    await screen.findByLabelText('Ваше сообщение')
    expect(screen.queryByRole('button', { name: /Убрать файл/ })).toBeNull()
  })

  it('leaves out a photograph that cannot be sent any more, and keeps the words', async () => {
    const kept = { ...buildPhoto(5), fingerprint: 'five-five' }
    sessionStorage.setItem(`claim-photos-${claimGuid}`, JSON.stringify([kept.id]))
    shop.answer(upload.getUploads, { unfinished: [], finished: [kept] })
    shop.refuse(contract.sendClaimMessage, 'not_found', 'Фото не найдено')
    const { user } = open({})
    const photo = await screen.findByRole('button', { name: 'Убрать файл фото-5.jpg' })
    const field = screen.getByLabelText('Ваше сообщение')
    await user.type(field, 'Вот замок')
    shop.answer(upload.getUploads, { unfinished: [], finished: [] })
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(await screen.findByText('Фото не найдено')).toBeVisible()
    await waitFor(() => expect(photo).not.toBeInTheDocument())
    expect(field).toHaveValue('Вот замок')
  })

  it('that is refused shows the server’s words', async () => {
    shop.refuse(contract.sendClaimMessage, 'claim_closed', 'Переписка закрыта')
    const { user } = open({})
    await user.type(await screen.findByLabelText('Ваше сообщение'), 'Вот замок')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(await screen.findByText('Переписка закрыта')).toBeVisible()
  })

  it('is not offered once the conversation is closed', async () => {
    open({ state: 'declined', canReply: false })
    expect(
      await screen.findByText(/Переписка закрыта: после решения прошло больше 30/),
    ).toBeVisible()
    expect(screen.queryByLabelText('Ваше сообщение')).toBeNull()
  })
})
