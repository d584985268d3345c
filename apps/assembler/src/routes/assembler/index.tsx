import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/assembler/')({ component: AssemblerScreen })

function AssemblerScreen() {
  return <h1>Сборка</h1>
}
