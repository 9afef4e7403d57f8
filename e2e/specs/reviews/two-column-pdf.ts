import type { Page } from '@playwright/test';

// Contact and skills at the left, the career at the right, as many templates set it.
const resume = (email: string): string => `<!doctype html><html lang="de"><title>Lebenslauf</title>
<style>
body { display: grid; grid-template-columns: 55mm 1fr; column-gap: 12mm; font: 11pt sans-serif; }
h1 { grid-column: 1 / -1; }
li { margin-bottom: 4px; }
</style>
<h1>Jonas Brandt</h1>
<aside>
<h2>Kontakt</h2>
<p>${email}</p><p>+49 40 1234567</p><p>Elbchaussee 12, 22765 Hamburg</p>
<h2>Kenntnisse</h2>
<p>SAP EWM, Excel, Power BI, Lagerverwaltung, Einkauf, Projektleitung</p>
</aside>
<main>
<h2>Berufserfahrung</h2>
<h3>Teamleiter Logistik, Nordlicht Handel GmbH</h3><p>03/2020 – heute</p>
<ul>
<li>Verantwortlich für die Planung der Touren und die Abstimmung mit drei Speditionen</li>
<li>Senkung der Lagerkosten um 18 % durch neue Abläufe im Wareneingang</li>
<li>Einarbeitung von 25 neuen Kolleginnen und Kollegen in die Abläufe des Lagers und in die Arbeit mit SAP EWM</li>
<li>Leitung eines Teams von 12 Personen im Zentrallager Hamburg mit eigener Verantwortung für das Budget</li>
</ul>
<h3>Sachbearbeiter Einkauf, Elbe Technik AG</h3><p>09/2016 – 02/2020</p>
<ul>
<li>Betreuung von 40 Lieferanten in sechs Ländern und Verhandlung der jährlichen Rahmenverträge</li>
<li>Verkürzung der Lieferzeiten um 9 Tage durch eine neue Bestellplanung in Excel und SAP MM</li>
<li>Erstellung der monatlichen Berichte für die Geschäftsleitung und den Vertrieb</li>
</ul>
<h2>Ausbildung</h2>
<p>Bachelor Betriebswirtschaft, Universität Hamburg</p><p>10/2012 – 07/2016</p>
<h2>Sprachen</h2>
<p>Deutsch als Muttersprache, Englisch fließend, Spanisch mit Grundkenntnissen</p>
</main>
</html>`;

/** A resume in German in two columns, as a browser prints it. */
export const twoColumnPdf = async (page: Page, email: string): Promise<Buffer> => {
  await page.setContent(resume(email));
  return page.pdf({ format: 'A4' });
};
