import { useSketches } from '@svetlitsa/api-client/assembler/queries'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useIsOffline } from '@svetlitsa/shell/network/use-is-offline'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useEffect } from 'react'
import { keepSketches } from '../../offline/keep-sketches.ts'

/** The sketches of a kitchen, each opened in full size (assembler.gallery, `images`). */
export function OrderSketches({ number }: { number: string }) {
  const t = useTexts(assemblerTexts)
  const isOffline = useIsOffline()
  const { data, isError, refetch } = useSketches(number)
  useEffect(() => {
    // Without room for them the pictures come with the network.
    if (data) void keepSketches(data).catch(() => {})
  }, [data])
  return (
    <section className="flex flex-col gap-4" id="sketches">
      <h2 className="text-h2">{t('sketch.title')}</h2>
      {!data && isOffline && <Notice>{t('sketch.offline')}</Notice>}
      {!data && !isOffline && isError && <ErrorNotice onRetry={() => void refetch()} />}
      {!data && !isOffline && !isError && (
        <div className="h-24" aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {data?.length === 0 && <p className="text-small text-ink-soft">{t('sketch.none')}</p>}
      {data && data.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {data.map(({ id, name, description, url, thumbnailUrl }) => (
            <li key={id}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('sketch.open', { name })}
                className="block rounded-compact"
              >
                <img
                  src={thumbnailUrl}
                  alt=""
                  className="aspect-5/4 w-full rounded-compact bg-sand object-cover"
                />
              </a>
              <p className="mt-1 text-small wrap-anywhere">{description || name}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
