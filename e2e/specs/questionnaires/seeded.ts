type SiteKey = 'northwind' | 'acme';

/** A questionnaire of a seeded order: its parameters for `routes.questionnaire`. */
export const questionnaireOf = (
  site: SiteKey,
  order: string,
  service: string,
  questionnaire: string,
) => ({
  id: `${site}-order-${order}`,
  service: `${site}-${service}`,
  questionnaire_id:
    questionnaire === 'additional_questionnaire' ? questionnaire : `${site}-${questionnaire}`,
});
