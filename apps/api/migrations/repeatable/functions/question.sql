-- A product page shows its approved questions.
create or replace function shown_question_rows_changed() returns trigger language plpgsql as $$
begin
  perform note_product_pages((
    select array_agg(distinct product_id) from changed_rows where is_approved));
  return null;
end $$;

-- The text, the answer or the approval has changed; votes do not purge the page.
create or replace function question_rows_rewritten() returns trigger language plpgsql as $$
begin
  perform note_product_pages((
    select array_agg(distinct n.product_id) from new_rows n join old_rows o on o.id = n.id
    where (n.is_approved or o.is_approved)
      and (n.is_approved, n.text, n.answer) is distinct from (o.is_approved, o.text, o.answer)));
  return null;
end $$;
