import { link } from '@svetlitsa/domain/route/site-map'
import { Button } from '@svetlitsa/ui/actions/button'
import { useEffect, useRef } from 'react'
import { useSetupTexts } from './setup-texts.ts'

const importCommand = 'npm run shop -- import yml FILE'

type ShopOpenedProps = { name: string; onBack: () => void }

/** The shop was founded a moment ago: what is left to do. */
export function ShopOpened({ name, onBack }: ShopOpenedProps) {
  const t = useSetupTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid max-w-text gap-4">
      <h1 ref={heading} tabIndex={-1} className="rounded-small text-h1 wrap-anywhere">
        {t('opened.title', { name })}
      </h1>
      <p>{t('opened.text')}</p>
      <pre className="overflow-x-auto rounded-medium bg-sand px-4 py-3 text-small">
        <code>{importCommand}</code>
      </pre>
      <p>{t('opened.payments')}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button href={link.retailStaff()}>{t('opened.staff')}</Button>
        <Button kind="outline" href={link.home()}>
          {t('opened.shop')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('opened.settings')}
        </Button>
      </div>
    </section>
  )
}
