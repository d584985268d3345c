import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import { BannerEditorScreen } from './editor/banner-editor-screen.tsx'
import type { BannerChoice } from './list/banner-choice.ts'
import { BannerListScreen } from './list/banner-list-screen.tsx'

type BannersScreenProps = { kind: BannerKind; userName: string; chosen: BannerChoice }

/** The banners of one kind, or the editor of one of them (route.tools). */
export function BannersScreen({ kind, userName, chosen }: BannersScreenProps) {
  const { banner } = chosen
  if (banner === undefined)
    return <BannerListScreen kind={kind} userName={userName} chosen={chosen} />
  return (
    <BannerEditorScreen
      key={banner}
      kind={kind}
      id={banner === 'new' ? null : banner}
      userName={userName}
    />
  )
}
