import { link } from '@svetlitsa/domain/route/site-map'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { QrCode } from '@svetlitsa/ui/data/qr-code'

/** The page by which customers know the assembler, to be shown at the door (assembler.info). */
export function AboutPart({ code }: { code: string }) {
  const t = useTexts(assemblerTexts)
  const page = link.assemblerInfo(code)
  return (
    <section className="mt-8 flex flex-wrap items-center gap-4">
      <div className="w-40 shrink-0">
        <QrCode content={location.origin + page} label={t('about.qr')} />
      </div>
      <div className="min-w-0">
        <TextLink href={page}>
          <span className="flex min-h-11 items-center">{t('about.title')}</span>
        </TextLink>
        <p className="text-small text-ink-soft">{t('about.text')}</p>
      </div>
    </section>
  )
}
