import type { BannerState } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Badge } from '@svetlitsa/ui/feedback/badge'

const tones = { shown: 'ready', planned: 'work', ended: 'closed', off: 'closed' } as const

export function BannerBadge({ state }: { state: BannerState }) {
  const t = useTexts(bannerEditorTexts)
  return <Badge tone={tones[state]}>{t(`badge.${state}`)}</Badge>
}
