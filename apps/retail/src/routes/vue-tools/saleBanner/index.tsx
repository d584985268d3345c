import { createFileRoute } from '@tanstack/react-router'
import { EditorsOnly } from '../../../access/editors-only.tsx'
import { BannersScreen } from '../../../features/banner/banners-screen.tsx'
import { parseBannerSearch } from '../../../features/banner/list/banner-choice.ts'

export const Route = createFileRoute('/vue-tools/saleBanner/')({
  component: Banners,
  validateSearch: parseBannerSearch,
})

function Banners() {
  const chosen = Route.useSearch()
  return (
    <EditorsOnly>
      {({ name }) => <BannersScreen kind="sale" userName={name} chosen={chosen} />}
    </EditorsOnly>
  )
}
