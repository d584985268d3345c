import { createFileRoute } from '@tanstack/react-router'
import { AssemblerInfoScreen } from '../../features/info/assembler-info-screen.tsx'

export const Route = createFileRoute('/asbl/$code')({
  component: () => <AssemblerInfoScreen code={Route.useParams().code} />,
})
