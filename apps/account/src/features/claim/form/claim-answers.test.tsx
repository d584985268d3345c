import * as contract from '@svetlitsa/api-client/claim/contract'
import type { Claim } from '@svetlitsa/api-client/claim/queries'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildDraftClaim,
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

describe('[claim.steps] the goods', () => {
  it('are chosen with their package, the parts of a kit under its name', async () => {
    const claim = buildDraftClaim('Offer')
    const chosen = buildDraftClaim('Description', { quantity: 2 })
    shop.answer(contract.setClaimOffer, { claim: chosen })
    shop.answer(contract.setClaimNumberPackage, {
      claim: { ...chosen, numberPackage: '2', version: 5 },
    })
    const { user } = open(claim)
    expect(await screen.findByText('Комплект: Спальня «Рассвет»')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Шкаф «Рассвет»/ }))
    const packages = within(
      screen.getByRole('group', { name: 'В какой упаковке часть с дефектом' }),
    )
    expect(packages.getByText('200 × 60 × 10 см, 32 кг')).toBeVisible()
    expect(packages.getByText('90 × 50 × 12 см')).toBeVisible()
    await user.click(packages.getByRole('radio', { name: /Упаковка 2/ }))
    await user.click(screen.getByRole('button', { name: 'Больше' }))
    await user.click(goOn())
    expect(await screen.findByLabelText('Опишите дефект')).toBeVisible()
    expect(shop.listInputs(contract.setClaimOffer)).toEqual([
      {
        queryType: 'set',
        claim: claimGuid,
        version: claim.version,
        offerGuid: wardrobe.offerGuid,
        quantity: 2,
      },
    ])
    expect(shop.listInputs(contract.setClaimNumberPackage)).toMatchObject([
      { version: chosen.version, numberPackage: '2' },
    ])
  })

  it('with a single package need no answer about it', async () => {
    const chosen = buildDraftClaim('Description', { offerGuid: shelf.offerGuid })
    shop.answer(contract.setClaimOffer, { claim: chosen })
    shop.answer(contract.setClaimNumberPackage, { claim: { ...chosen, numberPackage: '1' } })
    const { user } = open(buildDraftClaim('Offer'))
    await user.click(await screen.findByRole('radio', { name: /Полка «Рассвет»/ }))
    expect(screen.queryByRole('group', { name: /В какой упаковке/ })).toBeNull()
    await user.click(goOn())
    await waitFor(() =>
      expect(shop.listInputs(contract.setClaimNumberPackage)).toMatchObject([
        { numberPackage: '1' },
      ]),
    )
  })

  it('stay open until their package is saved, too', async () => {
    const chosen = buildDraftClaim('Description', { offerGuid: shelf.offerGuid })
    shop.answer(contract.setClaimOffer, { claim: chosen })
    const release = shop.hold(contract.setClaimNumberPackage, {
      claim: { ...chosen, numberPackage: '1', version: 5 },
    })
    const { user } = open(buildDraftClaim('Offer'))
    await user.click(await screen.findByRole('radio', { name: /Полка «Рассвет»/ }))
    await user.click(goOn())
    await waitFor(() =>
      expect(shop.listInputs(contract.setClaimNumberPackage)).toMatchObject([
        { version: chosen.version },
      ]),
    )
    expect(await findStep('Товар')).toHaveAttribute('aria-current', 'step')
    release()
    await user.type(await screen.findByLabelText('Опишите дефект'), 'Трещина на левой боковине')
    shop.answer(contract.setClaimDescription, { claim: { ...chosen, version: 6 } })
    await user.click(goOn())
    await waitFor(() =>
      expect(shop.listInputs(contract.setClaimDescription)).toMatchObject([{ version: 5 }]),
    )
  })

  it('whose package is not known yet ask for it later', async () => {
    shop.answer(contract.setClaimOffer, { claim: buildDraftClaim('Description') })
    const { user } = open(buildDraftClaim('Offer'))
    await user.click(await screen.findByRole('radio', { name: /Шкаф «Рассвет»/ }))
    expect(screen.getByRole('radio', { name: 'Не знаю, укажу позже' })).toBeChecked()
    await user.click(goOn())
    expect(await screen.findByLabelText('Опишите дефект')).toBeVisible()
    expect(shop.listInputs(contract.setClaimNumberPackage)).toEqual([])
  })

  it('must be chosen; the first is focused', async () => {
    const { user } = open(buildDraftClaim('Offer'))
    await screen.findByRole('radio', { name: /Шкаф/ })
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent('Выберите товар или часть')
    await waitFor(() => expect(screen.getByRole('radio', { name: /Шкаф/ })).toHaveFocus())
    expect(shop.listInputs(contract.setClaimOffer)).toEqual([])
  })

  it('of a long order are searched by name, kit and size of a package', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...shelf,
      lineId: index + 10,
      name: `Полка ${index + 1}`,
      packages: [{ number: '1', sizeText: `${index + 1}7 × 25 × 5 см`, weightKg: 4 }],
    }))
    const { user } = open(buildDraftClaim('Offer'), [wardrobe, ...many])
    const search = await screen.findByRole('searchbox', { name: 'Найти товар или упаковку' })
    await user.type(search, 'спальня')
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    await user.clear(search)
    await user.type(search, 'полка 47')
    expect(screen.getByRole('radio', { name: /Полка 4/ })).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    await user.type(search, 'х')
    expect(screen.getByText(/Ничего не нашлось/)).toBeVisible()
  })

  it('of a short order have no search, and lead to a claim about them', async () => {
    open(buildDraftClaim('Offer'), [
      { ...wardrobe, claims: [claimGuid, wardrobe.offerGuid] },
      shelf,
    ])
    expect(await screen.findByRole('link', { name: 'Открыть его' })).toHaveAttribute(
      'href',
      `/order_claim/?claim=${wardrobe.offerGuid}`,
    )
    expect(screen.queryByRole('searchbox', { name: 'Найти товар или упаковку' })).toBeNull()
  })
})

describe('[claim.steps] the description', () => {
  it('has 10 characters at least, counted aloud; the field is focused', async () => {
    shop.answer(contract.setClaimDescription, { claim: buildDraftClaim('NumberPackage') })
    const { user } = open(buildDraftClaim('Description'))
    const field = await screen.findByLabelText('Опишите дефект')
    await user.type(field, 'трещина!!')
    expect(screen.getByText('9 из 2 000', { normalizer })).toBeVisible()
    await user.click(goOn())
    expect(await screen.findByText('Напишите хотя бы 10 символов')).toBeVisible()
    expect(field).toHaveAccessibleDescription('Напишите хотя бы 10 символов')
    await waitFor(() => expect(field).toHaveFocus())
    expect(shop.listInputs(contract.setClaimDescription)).toEqual([])
    await user.type(field, '!')
    await user.click(goOn())
    expect(await findStep('Номер упаковки')).toHaveAttribute('aria-current', 'step')
    expect(shop.listInputs(contract.setClaimDescription)).toMatchObject([
      { description: 'трещина!!!' },
    ])
  })

  it('survives a reload before it was saved, and a save that fails', async () => {
    const claim = buildDraftClaim('Description')
    const { user } = open(claim)
    await user.type(await screen.findByLabelText('Опишите дефект'), 'Трещина у ручки')
    cleanup()
    const again = open(claim)
    expect(await screen.findByLabelText('Опишите дефект')).toHaveValue('Трещина у ручки')
    shop.fail(contract.setClaimDescription, 'offline')
    await again.user.click(goOn())
    expect(await screen.findByText(claimFormTexts.ru.saveFailed)).toBeVisible()
    expect(screen.getByLabelText('Опишите дефект')).toHaveValue('Трещина у ручки')
  })

  it('that another device has written gives way to it', async () => {
    const { user } = open(buildDraftClaim('Description'))
    await user.type(await screen.findByLabelText('Опишите дефект'), 'Трещина у ручки')
    cleanup()
    open(buildDraftClaim('Description', { description: 'Скол' }))
    expect(await screen.findByLabelText('Опишите дефект')).toHaveValue('Скол')
  })
})

describe('[claim.steps] the package', () => {
  it('is chosen from the sheet, which says where the label shows its number', async () => {
    shop.answer(contract.setClaimNumberPackage, { claim: buildDraftClaim('LabelPhotos') })
    const { user } = open(buildDraftClaim('NumberPackage'))
    expect(await screen.findByText(claimFormTexts.ru.packages.where)).toBeVisible()
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent('Выберите упаковку')
    const first = screen.getByRole('radio', { name: /Упаковка 1/ })
    await waitFor(() => expect(first).toHaveFocus())
    await user.click(screen.getByRole('radio', { name: /Упаковка 2/ }))
    await user.click(goOn())
    expect(await findStep('Фото наклейки')).toHaveAttribute('aria-current', 'step')
    expect(shop.listInputs(contract.setClaimNumberPackage)).toMatchObject([{ numberPackage: '2' }])
  })

  it('of goods that were returned meanwhile leads back to the goods', async () => {
    open(buildDraftClaim('NumberPackage'), [shelf])
    expect(await screen.findByText(claimFormTexts.ru.packages.gone)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Изменить: Товар' })).toBeVisible()
  })
})

function normalizer(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
