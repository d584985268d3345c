import * as contract from '@svetlitsa/api-client/claim/contract'
import type { Claim } from '@svetlitsa/api-client/claim/queries'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import * as upload from '@svetlitsa/api-client/upload/contract'
import { type ClaimStep, claimSteps } from '@svetlitsa/domain/claim/claim-step'
import { languages } from '@svetlitsa/domain/language/language'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routeTree } from '../../../route-tree.gen.ts'
import {
  buildDraftClaim,
  buildPhoto,
  buildSentClaim,
  claimGuid,
  claimPath,
  serveClaim,
  shelf,
  wardrobe,
} from '../../../test-support/build-claim.ts'
import { findStep, goOn } from '../../../test-support/find-claim-step.ts'
import { openAccount } from '../../../test-support/open-account.tsx'
import { stubShop } from '../../../test-support/stub-shop.ts'

let shop: ServedCalls
beforeEach(() => {
  shop = stubShop()
})

function open(claim: Claim, lines = [wardrobe, shelf]) {
  serveClaim(shop, claim, lines)
  return openAccount(claimPath)
}

describe('[claim.steps] the form of a claim', () => {
  it.each([
    ['Offer', 'Товар'],
    ['Description', 'Что случилось'],
    ['NumberPackage', 'Номер упаковки'],
    ['LabelPhotos', 'Фото наклейки'],
    ['DefectPhotos', 'Фото дефекта'],
    ['PackagePhotos', 'Фото упаковки'],
    ['AdditionalPhotos', 'Другие фото'],
    ['SaveClaim', 'Отправка'],
  ] as const)('opens at the step %s, with those before it done', async (step, title) => {
    open(buildDraftClaim(step))
    expect(await findStep(title)).toHaveAttribute('aria-current', 'step')
    expect(screen.getAllByRole('listitem', { current: 'step' })).toHaveLength(1)
    for (const done of claimSteps.slice(1, claimSteps.indexOf(step)))
      expect(screen.getByRole('heading', { name: isDone(done) })).toBeVisible()
  })

  it('folds done steps into what was answered', async () => {
    open(buildDraftClaim('SaveClaim'))
    expect(await screen.findByText('Шкаф «Рассвет» · Дуб')).toBeVisible()
    expect(screen.getByText('Трещина на левой боковине')).toBeVisible()
    expect(screen.getByText('Упаковка 2')).toBeVisible()
    const label = within(screen.getByRole('list', { name: 'Фото наклейки' }))
    expect(label.getAllByRole('button')).toHaveLength(2)
    expect(label.getByRole('button', { name: 'Открыть фото фото-1.jpg' })).toBeVisible()
    expect(screen.getByText('Без других фото')).toBeVisible()
  })

  it('opens a done step again, and goes back to where it was', async () => {
    const claim = buildDraftClaim('DefectPhotos')
    const changed = { ...claim, description: 'Скол на левой боковине', version: 9 }
    shop.answer(contract.setClaimDescription, { claim: changed })
    const { user } = open(claim)
    await user.click(await screen.findByRole('button', { name: 'Изменить: Что случилось' }))
    const field = screen.getByLabelText('Опишите дефект')
    expect(field).toHaveValue('Трещина на левой боковине')
    await user.clear(field)
    await user.type(field, 'Скол на левой боковине')
    await user.click(goOn())
    expect(await findStep('Фото дефекта')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByText('Скол на левой боковине')).toBeVisible()
  })

  it.each(languages)('has its words in %s', async (language) => {
    serveClaim(shop, buildDraftClaim('SaveClaim'))
    openAddress(routeTree, claimPath, language)
    const { title, send } = claimFormTexts[language]
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(screen.getByRole('button', { name: send.go })).toBeVisible()
  })

  it('without a network says that nothing is lost', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open(buildDraftClaim('Description'))
    expect(await screen.findByText(claimFormTexts.ru.offline)).toBeVisible()
  })
})

describe('[claim.steps] the photographs', () => {
  it.each([
    ['LabelPhotos', 'Добавьте хотя бы одно фото наклейки'],
    ['DefectPhotos', 'Добавьте хотя бы одно фото дефекта'],
    ['PackagePhotos', 'Добавьте хотя бы одно фото упаковки'],
  ] as const)('of %s are needed, with a hint what they show', async (step, missing) => {
    const { user } = open(buildDraftClaim(step))
    expect(await screen.findByText(claimFormTexts.ru.photos[step].hint)).toBeVisible()
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(missing)
    expect(shop.listActions()).not.toContain(step)
  })

  it('are not called missing while they are sent', async () => {
    const { user } = open(buildDraftClaim('LabelPhotos'))
    const field = await screen.findByLabelText('Добавить фото', { selector: 'input' })
    await user.click(goOn())
    const missing = 'Добавьте хотя бы одно фото наклейки'
    expect(await screen.findByRole('alert')).toHaveTextContent(missing)
    shop.hold(upload.getUploads, { unfinished: [], finished: [] })
    await user.upload(field, new File(['x'], 'label.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('are saved as they are changed, without leaving the step', async () => {
    const claim = buildDraftClaim('DefectPhotos')
    const fewer = { ...claim, labelPhotos: [buildPhoto(2)], version: claim.version + 1 }
    shop.answer(contract.setClaimLabelPhotos, { claim: fewer })
    const { user } = open(claim)
    await user.click(await screen.findByRole('button', { name: 'Изменить: Фото наклейки' }))
    await user.click(screen.getByRole('button', { name: 'Убрать файл фото-1.jpg' }))
    await waitFor(() =>
      expect(shop.listInputs(contract.setClaimLabelPhotos)).toMatchObject([
        { version: claim.version, labelPhotos: [buildPhoto(2).id] },
      ]),
    )
    expect(await findStep('Фото наклейки')).toHaveAttribute('aria-current', 'step')
    await user.click(goOn())
    expect(await findStep('Фото дефекта')).toHaveAttribute('aria-current', 'step')
    expect(shop.listInputs(contract.setClaimLabelPhotos)).toMatchObject([
      { version: claim.version },
      { version: claim.version + 1 },
    ])
  })

  it('that are additional may be none', async () => {
    shop.answer(contract.setClaimAdditionalPhotos, { claim: buildDraftClaim('SaveClaim') })
    const { user } = open(buildDraftClaim('AdditionalPhotos'))
    await screen.findByText(claimFormTexts.ru.photos.AdditionalPhotos.hint)
    await user.click(goOn())
    expect(await screen.findByRole('button', { name: 'Отправить обращение' })).toBeVisible()
    expect(shop.listInputs(contract.setClaimAdditionalPhotos)).toMatchObject([
      { additionalPhotos: [] },
    ])
  })

  it('are 20 at most in all', async () => {
    const labelPhotos = Array.from({ length: 20 }, (_, index) => ({
      ...buildPhoto(1),
      id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    }))
    open(buildDraftClaim('DefectPhotos', { labelPhotos }))
    expect(await screen.findByText(/уже 20 файлов, больше приложить нельзя/)).toBeVisible()
  })
})

describe('[claim.steps] a conflict', () => {
  it('with another device takes the version of the server and says so', async () => {
    const newer = buildDraftClaim('LabelPhotos', { version: 30 })
    shop.refuse(contract.setClaimDescription, 'claim_changed', 'Изменено', {
      details: { claim: newer },
    })
    const { user } = open(buildDraftClaim('Description'))
    await user.type(await screen.findByLabelText('Опишите дефект'), 'Трещина у ручки')
    await user.click(goOn())
    expect(await screen.findByText(claimFormTexts.ru.stale.changed)).toBeVisible()
    expect(await findStep('Фото наклейки')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByText('Трещина на левой боковине')).toBeVisible()
  })

  it('with a claim that was sent leads to the conversation', async () => {
    const sent = buildSentClaim({ version: 30 })
    shop.refuse(contract.saveClaim, 'claim_sent', 'Отправлено', { details: { claim: sent } })
    const { user } = open(buildDraftClaim('SaveClaim'))
    await user.click(await screen.findByRole('button', { name: 'Отправить обращение' }))
    expect(await screen.findByRole('heading', { name: 'Переписка' })).toBeVisible()
    expect(screen.getByText(claimFormTexts.ru.stale.sent)).toBeVisible()
  })
})

describe('[claim.steps] sending', () => {
  it('ends the form, and tells by when staff answer', async () => {
    const claim = buildDraftClaim('SaveClaim')
    shop.answer(contract.saveClaim, { claim: buildSentClaim({ version: 20 }) })
    const { user } = open(claim)
    await user.click(await screen.findByRole('button', { name: 'Отправить обращение' }))
    expect(await screen.findByRole('heading', { name: 'Обращение 12', level: 1 })).toBeVisible()
    expect(screen.getByText(/Ответим до 24 ноября/)).toBeVisible()
    expect(shop.listInputs(contract.saveClaim)).toEqual([
      { queryType: 'set', claim: claimGuid, version: claim.version },
    ])
  })

  it('of an incomplete claim leads to the steps that the server names', async () => {
    shop.refuse(contract.saveClaim, 'invalid', 'Не все ответы', {
      fields: { LabelPhotos: 'Нужно фото наклейки' },
    })
    const { user } = open(buildDraftClaim('SaveClaim'))
    await user.click(await screen.findByRole('button', { name: 'Отправить обращение' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/Нужно фото наклейки/)).toBeVisible()
    await user.click(alert.getByRole('button', { name: 'Фото наклейки' }))
    expect(await findStep('Фото наклейки')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('heading', { name: 'Фото наклейки' })).toHaveFocus()
  })
})

describe('[claim.steps] an unfinished claim', () => {
  it('is discarded after a question, and the list of claims opens', async () => {
    shop.answer(contract.discardClaim, { result: true })
    shop.answer(contract.listClaims, { claims: [], orders: [], total: 0, page: 1, pages: 1 })
    const { user, router } = open(buildDraftClaim('Description'))
    await user.click(await screen.findByRole('button', { name: 'Удалить черновик' }))
    const question = within(screen.getByRole('region', { name: 'Удалить черновик обращения?' }))
    expect(question.getByText(/Ответы и фото пропадут/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Оставить' }))
    expect(shop.listInputs(contract.discardClaim)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Удалить черновик' }))
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    expect(
      await screen.findByRole('heading', { name: 'Обращения о дефектах', level: 1 }),
    ).toBeVisible()
    expect(shop.listInputs(contract.discardClaim)).toEqual([{ claim: claimGuid }])
    expect(router.state.location.search).toEqual({})
  })

  it('says why it was not discarded, and stays', async () => {
    shop.fail(contract.discardClaim, 'offline')
    const { user } = open(buildDraftClaim('Description'))
    await user.click(await screen.findByRole('button', { name: 'Удалить черновик' }))
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText(/^Не удалось удалить черновик/)).toBeVisible()
    expect(screen.getByLabelText('Опишите дефект')).toBeVisible()
  })
})

describe('[claim.qr] another device', () => {
  it('is offered the address of the claim, as a code and as a link, and no more', async () => {
    const { user } = open(buildDraftClaim('LabelPhotos'))
    const toggle = await screen.findByRole('button', { name: /Продолжить на телефоне/ })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    expect(await screen.findByRole('img', { name: 'QR-код обращения' })).toBeVisible()
    expect(screen.getByLabelText('Ссылка на обращение')).toHaveValue(
      `http://localhost:3000/order_claim/?claim=${claimGuid}`,
    )
    await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }))
    expect(await screen.findByText('Ссылка скопирована')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(
      `http://localhost:3000/order_claim/?claim=${claimGuid}`,
    )
  })
})

/** The space before the comma depends on how a browser joins the parts of a name. */
function isDone(step: ClaimStep): RegExp {
  if (step === 'Order') throw new Error('the order is chosen before the form')
  return new RegExp(`^${claimFormTexts.ru.step[step]} ?, готово$`)
}
