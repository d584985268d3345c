import { useShopSetup } from '@svetlitsa/api-client/shop-setup/queries'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { SetupEditor } from './setup-editor.tsx'
import { useSetupTexts } from './setup-texts.ts'
import { ShopOpened } from './shop-opened.tsx'

/** Founds the shop, and afterwards shows and changes how it is set up (shop.setup, shop.brand). */
export function SetupScreen({ userName }: { userName: string }) {
  const t = useSetupTexts()
  const { data, isError, refetch } = useShopSetup()
  const [isOpened, setOpened] = useState(false)
  const isFirst = data?.setup === null
  const title = t(isFirst ? 'first.title' : 'title')
  return (
    <RetailPage title={title} userName={userName}>
      <div className="mx-auto grid max-w-260 grid-cols-1 gap-6 px-4 py-6 lg:px-6">
        {isOpened && data?.setup ? (
          <ShopOpened name={data.setup.brand.name.ru} onBack={() => setOpened(false)} />
        ) : (
          <>
            <div className="grid gap-2">
              <h1 className="text-h1">{title}</h1>
              {data && (
                <p className="max-w-text text-ink-soft">{t(isFirst ? 'first.about' : 'about')}</p>
              )}
            </div>
            {isError && !data && <ErrorNotice onRetry={() => void refetch()} />}
            {!data && !isError && (
              <div className="h-100" aria-busy="true">
                <Skeleton shape="block" />
              </div>
            )}
            {data && <SetupEditor answer={data} onFounded={() => setOpened(true)} />}
          </>
        )}
      </div>
    </RetailPage>
  )
}
