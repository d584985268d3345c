import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { getDefaultStore } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { ProductOffer } from './product-offer.ts'
import { selectedOffer, selectOffer, useOffer } from './selected-offer.ts'

const other = { id: 8, article: 'СВ-8' } as ProductOffer

function Article({ offer }: { offer: Pick<ProductOffer, 'article'> }) {
  return <p>{useOffer(offer).article}</p>
}

afterEach(() => getDefaultStore().set(selectedOffer, null))

it('[product.page] [query.offer-id] every island shows the selected offer, and the address names it', async () => {
  history.replaceState(null, '', '/catalog/dorozhki/sever/?utm_source=mail')
  const { container } = renderPart(
    <>
      <Article offer={{ article: 'СВ-7' }} />
      <Article offer={{ article: 'СВ-7' }} />
    </>,
  )
  expect(container.textContent).toBe('СВ-7СВ-7')
  selectOffer(other)
  await vi.waitFor(() => expect(container.textContent).toBe('СВ-8СВ-8'))
  expect(location.search).toBe('?utm_source=mail&offer_id=8')
})

it('[product.page] an island that is hydrated after the selection first shows what the server rendered', async () => {
  const onRecoverableError = vi.fn()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Article offer={{ article: 'СВ-7' }} />)
  selectOffer(other)
  hydrateRoot(container, <Article offer={{ article: 'СВ-7' }} />, { onRecoverableError })
  await vi.waitFor(() => expect(container.textContent).toBe('СВ-8'))
  expect(onRecoverableError).not.toHaveBeenCalled()
})
