import { runShop } from './shop/run-shop.ts'

// App names after `npm run dev --` start only those apps.
await runShop('watched', 'npm run dev', process.argv.slice(2))
