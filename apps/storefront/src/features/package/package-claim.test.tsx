import * as contract from '@svetlitsa/api-client/package/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { beforeEach, describe, expect, it } from 'vitest'
import { PackageClaim } from './package-claim.tsx'

const product = { name: 'Диван', url: '/catalog/divan/', finish: '', sizeText: '', picture: null }
const customer = { id: 7, name: 'Анна', isStaff: false, isAssembler: false, isPartner: false }

let calls: ReturnType<typeof serveCalls>
beforeEach(() => {
  calls = serveCalls()
})

function open(language: (typeof languages)[number], user: typeof customer | null) {
  calls.answer(shell.getShellState, { ...guestState, user })
  const { qr } = productTexts[language]
  const part = renderPart(
    <WindowHost registry={{}} labels={{ close: '', loading: '' }}>
      <PackageClaim qrcode="4600/1" texts={qr} />
    </WindowHost>,
    language,
  )
  return { ...part, qr }
}

describe.each(languages)('[route.qrcode] the code on a package, in %s,', (language) => {
  it('of a delivered order leads its customer to the claim about it', async () => {
    calls.answer(contract.getPackage, { product, orderGuid: crypto.randomUUID() })
    const { findByRole, qr } = open(language, customer)
    const claim = await findByRole('link', { name: qr.claim })
    expect(claim.getAttribute('href')).toBe('/order_claim/?qr=4600%2F1')
    expect(calls.listInputs(contract.getPackage)).toEqual([{ qrcode: '4600/1' }])
  })

  it('of no delivered order of the customer offers no claim', async () => {
    calls.answer(contract.getPackage, { product, orderGuid: null })
    const { findByText, queryByRole, qr } = open(language, customer)
    await findByText(qr.foreign)
    expect(queryByRole('link')).toBeNull()
  })

  it('asks a guest to log in', async () => {
    calls.answer(contract.getPackage, { product, orderGuid: null })
    const { findByRole, queryByRole, qr } = open(language, null)
    await findByRole('button', { name: qr.loginAction })
    expect(queryByRole('link')).toBeNull()
  })
})
