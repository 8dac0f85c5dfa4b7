-- What the party would have paid at the moment of asking, as it was told: {"amountPayable", "taxAmount", "covers"}; null where no price could be said.
alter table enquiry add column price jsonb;
