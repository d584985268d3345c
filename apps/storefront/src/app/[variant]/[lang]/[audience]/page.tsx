export default function HomePage() {
  return (
    <div className="page-width">
      <h1 className="text-h1">Home</h1>
      <a href="/catalog/divany/">div</a>
    </div>
  )
}
