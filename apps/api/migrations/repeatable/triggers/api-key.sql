-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('api_key', '{secret_hash}');
