import { useLinkedOffers } from '@svetlitsa/api-client/product-link/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { productLinkTexts } from '@svetlitsa/i18n/product-link/product-link-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Kbd } from '@svetlitsa/ui/actions/kbd'
import { Field } from '@svetlitsa/ui/forms/field'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useRef, useState } from 'react'
import { KeyboardHints } from '../../list-detail/keyboard-hints.tsx'
import { useRowKeyboard } from '../../list-detail/use-row-keyboard.ts'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { CameraSwitch } from '../../scan/camera-switch.tsx'
import { useWedgeScanner } from '../../scan/use-wedge-scanner.ts'
import { LinkPane } from './link-pane.tsx'
import { LinkedOfferList } from './linked-offer-list.tsx'

type ProductLinkScreenProps = {
  userName: string
  /** What the address names: the search, and the offer that is open. */
  chosen: { q?: string | undefined; offer?: number | undefined }
}

/** Finds the link of a product by whatever names it, and shows it for every city (route.product-link). */
export function ProductLinkScreen({ userName, chosen }: ProductLinkScreenProps) {
  const t = useTexts(productLinkTexts)
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(chosen.q ?? '')
  /** The search whose best result opens as soon as it is there: of a scanner, or after Enter. */
  const [wanted, setWanted] = useState<string | null>(null)
  const search = useDeferredValue(typed.trim())
  const { data, isError, isPlaceholderData, refetch } = useLinkedOffers(search)
  const offers = data?.offers ?? []
  const isSettled = data !== undefined && !isPlaceholderData && search === typed.trim()
  const best = wanted === search && isSettled ? offers[0] : undefined
  const opened = offers.find(({ offerId }) => offerId === chosen.offer) ?? best

  const go = (q: string, offer?: number) =>
    void navigate({ href: link.productLink({ q, ...(offer ? { offer } : {}) }), replace: true })
  const { focused, setFocused } = useRowKeyboard({
    count: offers.length,
    onOpen: (index) => (index < 0 ? findBest() : go(typed, offers[index]?.offerId)),
    onSearch: () => field.current?.select(),
    onClose: () => close(),
  })
  const findBest = () => {
    setWanted(typed.trim())
    // The next scan replaces this one.
    field.current?.select()
  }
  const close = () => {
    setWanted(null)
    go(typed)
  }
  const type = (text: string) => {
    setTyped(text)
    setWanted(null)
    setFocused(-1)
    go(text)
  }
  const scan = useCallback((code: string) => {
    setTyped(code)
    setWanted(code.trim())
  }, [])
  useWedgeScanner(scan, field)

  return (
    <RetailPage
      title={t('title')}
      userName={userName}
      keys={
        <KeyboardHints>
          <li>
            <Kbd>C</Kbd> {t('keyCopy')}
          </li>
        </KeyboardHints>
      }
    >
      <div className="grid gap-3 px-4 py-4 lg:px-6">
        <h1 className="text-h3">{t('title')}</h1>
        <div className="flex max-w-200 flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <Field
              ref={field}
              type="search"
              label={t('search')}
              hint={t('hint')}
              size={48}
              maxLength={1_000}
              autoFocus
              value={typed}
              after={<Kbd>/</Kbd>}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          </div>
          <CameraSwitch onScan={scan} />
        </div>
      </div>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      <div className="flex items-start border-t border-line">
        <div className="min-w-0 grow">
          <LinkedOfferList
            offers={offers}
            openId={opened?.offerId ?? null}
            focusedId={offers[focused]?.offerId ?? null}
            onOpen={(offerId) => go(typed, offerId)}
          />
          <p role="status" className="px-4 py-4 text-ink-soft empty:hidden lg:px-6">
            {search !== '' && !isSettled && !isError && t('searching')}
            {isSettled && offers.length === 0 && t('nothing', { search })}
            {isSettled && data.hasMore && t('more', { count: String(offers.length) })}
          </p>
        </div>
        {opened && <LinkPane key={opened.offerId} offer={opened} onClose={close} />}
      </div>
    </RetailPage>
  )
}
